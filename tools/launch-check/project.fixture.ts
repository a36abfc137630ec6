import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writeFiles } from '../system/files';

const languages = `
- { code: en, lang: en-IN, locale: en-IN, prefix: '', name: English, typeface: anek-latin }
- { code: hi, lang: hi-IN, locale: hi-IN, prefix: /hi, name: हिन्दी, typeface: anek-devanagari }
`;

export function temporaryProject() {
  const root = mkdtempSync(path.join(tmpdir(), 'project-'));
  const write = (file: string, text: string) => writeFiles(root, [[`content/${file}`, text]]);
  write('site/languages.yaml', languages);
  write('facts/names.yaml', readFileSync('content/facts/names.yaml', 'utf8'));
  return {
    root,
    write,
    read: (file: string) => readFileSync(path.join(root, 'content', file), 'utf8'),
    remove: () => rmSync(root, { recursive: true }),
  };
}
