import { type AllFiles, entriesOf } from '../../lib/content/read-files';
import type { Finding } from '../../lib/content/resolve';

export const tooFewFiles = (
  { values }: AllFiles,
  carousels: Readonly<Record<string, { shown: number; section: string }>>,
): Finding[] =>
  Object.entries(carousels).flatMap(([folder, { shown, section }]) => {
    const { length } = entriesOf(values, `${folder}/*`);
    const message = `expected ${shown} files or more in content/${folder}/, which a carousel shows, got ${length}`;
    return length < shown ? [{ file: section, path: [], message }] : [];
  });

export const missingFiles = ({ values, isComplete }: AllFiles, names: readonly string[]): Finding[] =>
  names
    .filter((file) => isComplete && !values.has(file))
    .map((file) => ({ file, path: [], message: 'expected this file' }));
