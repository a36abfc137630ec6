import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

interface LocalPage {
  title: string;
  program: string;
  style: string;
  script?: string;
  header: ReactNode;
  children: ReactNode;
}

export function localPage({ title, program, style, script, header, children }: LocalPage): string {
  const html = renderToStaticMarkup(
    <html lang="en-IN">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{`${title} · ${program}`}</title>
        <link rel="icon" href="/icon.svg" />
        <link rel="stylesheet" href={style} />
        {script && <script src={script} defer />}
      </head>
      <body>
        <header>{header}</header>
        <main>
          <h1>{title}</h1>
          {children}
        </main>
      </body>
    </html>,
  );
  return `<!doctype html>${html}`;
}
