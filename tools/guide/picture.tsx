import { readFileSync } from 'node:fs';
import path from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';

interface Props {
  /** A file of the folder `pictures` without its ending. */
  name: string;
  className?: string;
  /** What is read out instead of the picture. Without it the picture is decoration. */
  alt?: string;
  /** Written in place of `{0}`, `{1}`, … of the file. */
  labels?: string[];
}

/** A picture from `pictures`, within the document, so that guide.css colours it. */
export function Picture({ name, className, alt, labels = [] }: Props) {
  const file = readFileSync(path.join(__dirname, 'pictures', `${name}.svg`), 'utf8');
  const [, viewBox, shapes = ''] = /viewBox="([^"]+)">([\s\S]*)<\/svg>/.exec(file) ?? [];
  const __html = shapes.replace(/\{(\d)\}/g, (_, at: number) => renderToStaticMarkup(labels[at] ?? ''));
  const role = alt === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt };
  return <svg className={className} viewBox={viewBox} {...role} dangerouslySetInnerHTML={{ __html }} />;
}
