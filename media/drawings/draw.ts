import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pictures } from './pictures';

const folder = path.join(__dirname, '../../public/pictures');

mkdirSync(folder, { recursive: true });
for (const [name, draw] of Object.entries(pictures)) writeFileSync(path.join(folder, `${name}.svg`), draw());
