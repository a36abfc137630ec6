import { readFileSync } from 'node:fs';
import path from 'node:path';

export function fillTemplate(file: string, values: Record<string, string | number>): string {
  const template = readFileSync(path.join('tools', 'hosts', 'templates', file), 'utf8');
  return template.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`${file}: {{${name}}} has no value.`);
    return String(value);
  });
}
