/**
 * The folder that the site is exported to.
 *
 * @param value EXPORT_DIR
 * @returns `out` when nothing is set
 * @throws Error for any other folder than `out` or one in `.local/`: the build empties it first
 */
export function exportFolder(value: string | undefined): string {
  if (!value || /^(out|\.local\/[\w-]+)$/.test(value)) return value || 'out';
  throw new Error(
    `EXPORT_DIR is "${value}"; expected "out" or a folder in ".local/", for example ".local/site", since the build empties it first.`,
  );
}
