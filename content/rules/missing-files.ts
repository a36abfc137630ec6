import { type AllFiles, entriesOf } from '../../lib/content/read-files';
import type { Problem } from '../../lib/content/problems';

export const tooFewFiles = (
  { values }: AllFiles,
  carousels: Readonly<Record<string, { shown: number; section: string }>>,
): Problem[] =>
  Object.entries(carousels).flatMap(([folder, { shown, section }]) => {
    const { length } = entriesOf(values, `${folder}/*`);
    const message = `expected ${shown} files or more in content/${folder}/, which a carousel shows, got ${length}`;
    return length < shown ? [{ file: section, path: [], message }] : [];
  });

export const missingFiles = ({ values, isComplete }: AllFiles, names: readonly string[]): Problem[] =>
  names
    .filter((file) => isComplete && !values.has(file))
    .map((file) => ({ file, path: [], message: 'expected this file' }));
