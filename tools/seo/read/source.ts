/** Where pages are read from: a built folder, or the server of `npm run dev`. */
export interface Source {
  /** For example "out/" or "http://localhost:3000", shown in the studio. */
  name: string;
  /** True for pages that are being written and were never built. */
  draft: boolean;
  /** The address of every page within the site, for example `/commercial`. */
  routes(): Promise<string[]>;
  /** The HTML of a page. */
  page(route: string): Promise<string>;
  /**
   * A file by its address within the site.
   *
   * @param address for example `/sitemap.xml`
   * @returns undefined where there is no such file
   */
  file(address: string): Promise<Buffer | undefined>;
  /** Whether there is such a file or page: quicker than to read it. */
  has(address: string): Promise<boolean>;
}
