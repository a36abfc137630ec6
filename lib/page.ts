/** A page as search engines and shared links see it. */
export interface Page {
  address: string;
  seo: {
    /** The name of the page in breadcrumbs. */
    name: string;
    title: string;
    description: string;
    /** The page that search engines list in place of this one. */
    canonical?: { address: string };
    card: { alt: string };
  };
  /** The date on which the page's words last changed: YYYY-MM-DD. */
  updated: string;
}
