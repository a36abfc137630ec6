export interface Header {
  name: string;
  value: string;
  except?: { paths: string[]; value: string };
}

/** No page uses these browser features, and without them an injected script can do less. */
const NEVER_USED = [
  'accelerometer camera clipboard-read display-capture encrypted-media fullscreen gamepad geolocation gyroscope',
  'hid idle-detection local-fonts magnetometer microphone midi payment picture-in-picture',
  'publickey-credentials-create publickey-credentials-get screen-wake-lock serial storage-access usb',
  'xr-spatial-tracking',
].flatMap((names) => names.split(' '));

const TWO_YEARS = 63_072_000;

export const headers: Header[] = [
  {
    // The rest of the policy is in each page's meta tag; browsers accept frame-ancestors only in a header.
    name: 'Content-Security-Policy',
    value: "frame-ancestors 'none'; base-uri 'none'; form-action 'self'; object-src 'none'",
  },
  // Older browsers do not know frame-ancestors.
  { name: 'X-Frame-Options', value: 'DENY' },
  // "includeSubDomains" and "preload" are left out, because they affect more than this site: docs/deploy.md.
  { name: 'Strict-Transport-Security', value: `max-age=${TWO_YEARS}` },
  { name: 'X-Content-Type-Options', value: 'nosniff' },
  { name: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  { name: 'Permissions-Policy', value: NEVER_USED.map((name) => `${name}=()`).join(', ') },
  { name: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
  {
    // Other sites may show only these files. Structured data names some of the generated pictures.
    name: 'Cross-Origin-Resource-Policy',
    value: 'same-origin',
    except: {
      paths: ['/cards/', '/icons/', '/icon.svg', '/apple-icon.png', '/favicon.ico', '/generated/'],
      value: 'cross-origin',
    },
  },
];

export const excepted = headers.flatMap(({ except, ...header }) => (except ? [{ ...header, except }] : []));

export const isInPaths = (address: string, paths: string[]): boolean =>
  paths.some((path) => (path.endsWith('/') ? address.startsWith(path) : address === path));

export const headerValue = ({ value, except }: Header, address: string): string =>
  except && isInPaths(address, except.paths) ? except.value : value;

export const quoteValue = (value: string): string => `"${value.replaceAll('"', '\\"')}"`;
