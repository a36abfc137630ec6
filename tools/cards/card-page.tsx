import { renderToStaticMarkup } from 'react-dom/server';
import { mark } from '../../components/layout/Logo/mark';
import type { ShareCardContent } from '../../content/schemas/blocks';
import { fontFaces } from '../make/document';

/** Returns the HTML of a share card of 1200 × 630 px, which loads card.css, fonts and pictures by their file names. */
export function renderCard(card: ShareCardContent, pictures: string[], siteName: string, lang: string): string {
  const { kicker, heading, layout, surface, focus = [0.5, 0.5] } = card;
  const place = focus.map((part) => `${part * 100}%`).join(' ');
  const html = renderToStaticMarkup(
    <html lang={lang}>
      <head>
        <meta charSet="utf-8" />
        <link rel="stylesheet" href="card.css" />
        <style>{`${fontFaces(650)}img{object-position:${place}}`}</style>
      </head>
      <body className={`${surface} ${layout}`}>
        <div className="pictures">
          {pictures.map((picture) => (
            <img key={picture} src={picture} alt="" />
          ))}
        </div>
        {/* A name of more than 24 characters does not fit on one line and gets smaller letters. */}
        <p className={siteName.length > 24 ? 'logo long' : 'logo'}>
          <svg viewBox={mark.box}>
            <path fill="#f7a600" d={mark.sun} />
            <path fill="currentcolor" d={mark.panel} />
          </svg>
          {siteName}
        </p>
        <div className="words">
          <p className="kicker">{kicker}</p>
          <h1>{heading}</h1>
        </div>
      </body>
    </html>,
  );
  return `<!doctype html>${html}`;
}
