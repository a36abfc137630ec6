import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { DrawingContent } from '../../content/schemas/guide';

type PictureProps = { name: string; className?: string; alt?: string; labels?: string[] };

/** Copies the shapes into the guide, because an SVG file in an <img> would not have the typeface of the guide. */
export function GuidePicture({ name, className, alt, labels = [] }: PictureProps) {
  const file = readFileSync(path.join(__dirname, 'pictures', `${name}.svg`), 'utf8');
  const [, viewBox, shapes = ''] = /viewBox="([^"]+)">([\s\S]*)<\/svg>/.exec(file) ?? [];
  const __html = shapes.replace(/\{(\d)\}/g, (_, at: number) => renderToStaticMarkup(labels[at]));
  const role = alt === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt };
  return <svg className={className} viewBox={viewBox} {...role} dangerouslySetInnerHTML={{ __html }} />;
}

const text = { fontWeight: 650 };
const smallText = { fill: '#4a5872', fontSize: 13 };
const colours = ['#0a6b4b', '#f7a600'];

function RoofAreas({ bars }: DrawingContent) {
  const largest = Math.max(...bars.map(({ value }) => value));
  return bars.map(({ label, text: area, value }, index) => {
    const side = 108 * Math.sqrt(value / largest);
    const across = [-side / 4, 0, side / 4].map((x) => `M${x} ${-side}v${side}`).join('');
    return (
      <g key={label} transform={`translate(${61 + index * 122} 116)`} textAnchor="middle">
        <g fill="#1d4a8c" stroke="#12203a" strokeWidth="1.2">
          <rect x={-side / 2} y={-side} width={side} height={side} rx="3" />
          <path stroke="#a9c8ee" strokeWidth="1.3" d={`${across}M${-side / 2} ${-side / 2}h${side}`} />
        </g>
        <text {...text} y="24">
          {label}
        </text>
        <text {...smallText} y="44">
          {area}
        </text>
      </g>
    );
  });
}

function EmiBars({ labels, bars }: DrawingContent) {
  const rows = [...new Set(bars.map(({ label }) => label))].map((name) => bars.filter(({ label }) => label === name));
  const widest = Math.max(...rows.map((parts) => parts.reduce((sum, { value }) => sum + value, 0)));
  const width = (value = 0) => (454 * value) / widest;
  return (
    <>
      {labels.map((label, index) => (
        <g key={label} transform={`translate(${222 + index * 150} 4)`}>
          <rect fill={colours[index]} width="14" height="14" rx="3" />
          <text {...smallText} x="20" y="12">
            {label}
          </text>
        </g>
      ))}
      {rows.map(([first, second], row) => (
        <g key={row} transform={`translate(0 ${30 + row * 40})`} {...text}>
          <text fontSize="14" y="21">
            {first?.label}
          </text>
          <rect fill={colours[0]} x="222" width={width(first?.value)} height="32" rx="5" />
          <text fill="#fff7ea" x="232" y="22">
            {first?.text}
          </text>
          {second && (
            <>
              <rect fill={colours[1]} x={224 + width(first?.value)} width={width(second.value)} height="32" rx="5" />
              <text x={234 + width(first?.value)} y="22">
                {second.text}
              </text>
            </>
          )}
        </g>
      ))}
    </>
  );
}

/** Four units of a viewBox are one millimetre. A drawing is 680 units wide, or 488 beside a heading. */
export function Drawing(content: DrawingContent) {
  const { name, alt, caption, labels } = content;
  const [viewBox, Chart] = charts[name] ?? [];
  return (
    <figure className="drawing">
      {Chart ? (
        <svg viewBox={viewBox} role="img" aria-label={alt}>
          <Chart {...content} />
        </svg>
      ) : (
        <GuidePicture name={name} alt={alt} labels={labels} />
      )}
      <figcaption>{caption}</figcaption>
    </figure>
  );
}

const charts: Partial<Record<string, [viewBox: string, draw: (props: DrawingContent) => ReactNode]>> = {
  'emi-bars': ['0 0 680 186', EmiBars],
  'roof-areas': ['0 0 488 168', RoofAreas],
};
