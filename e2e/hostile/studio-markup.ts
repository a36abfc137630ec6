import type { Kind } from './kind';
import { request } from './wire';

/** Titles, addresses and data that would run as scripts in a studio that took them for markup. */
export const HOSTILE_PAGE = `<!doctype html><html lang="en"><head><meta charset="utf-8">
<title>&lt;script&gt;alert("title")&lt;/script&gt;&lt;img src=x onerror=alert(1)&gt;</title>
<meta name="description" content="&quot;&gt;&lt;img src=x onerror=alert(2)&gt;">
<link rel="canonical" href="javascript:alert(3)">
<meta property="og:title" content="&lt;svg onload=alert(4)&gt;">
<meta property="og:image" content="https://www.example.com/../../secret.txt">
<script type="application/ld+json">{"@context":"https://schema.org","@type":"<img src=x onerror=alert(5)>","name":"</ script><svg onload=alert(6)>"}</script>
</head><body><h1>&lt;svg onload=alert(7)&gt;</h1><a href="javascript:alert(8)">x</a></body></html>`;

const ALIVE = /<img src=x|<svg onload|<script>alert|href="javascript:/i;

/** The studio shows a page's title and data as text, never as markup, under a policy that lets no foreign script run. */
export const studioMarkup: Kind[] = [
  {
    name: 'markup in a page that the studio shows',
    count: 12,
    attack: async ({ port }, index) => {
      const { status, head, body } = await request(port, {
        target: ['/__seo/', '/__seo/page.html', '/__seo/pages.csv'][index % 3],
      });
      if (status !== 200 || !/script-src 'self';/.test(head)) return 'was not served under its policy';
      if (!/alert\(/.test(body)) return 'does not show the title, so that nothing was tried';
      return !head.includes('text/csv') && ALIVE.test(body) ? 'holds the markup alive' : undefined;
    },
  },
];
