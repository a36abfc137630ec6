import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';

type Texts = (string | (string | string[])[])[];

interface Specification {
  'every English page': Texts;
  pages: Record<string, Texts>;
  links: Record<string, Record<string, string>>;
  'rows of the tables of /subsidies': string[][];
  forms: Record<string, Record<string, string>>;
  towns: string[];
  'carousels and rotators': Record<string, number>;
}

export const specification = parse(readFileSync(path.join(__dirname, 'specification.yaml'), 'utf8')) as Specification;
