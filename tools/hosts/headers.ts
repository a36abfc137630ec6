/** A response header that hosts send with every file of the site. */
export interface Header {
  name: string;
  value: string;
  /** The header's other value for some folders (`/cards/`) and files (`/icon.svg`). */
  except?: { paths: string[]; value: string };
}

/** Browser features that no page uses. They are switched off, so that an injected script cannot use them either. */
const NEVER_USED = [
  'accelerometer camera clipboard-read display-capture encrypted-media fullscreen gamepad geolocation gyroscope',
  'hid idle-detection local-fonts magnetometer microphone midi payment picture-in-picture',
  'publickey-credentials-create publickey-credentials-get screen-wake-lock serial storage-access usb',
  'xr-spatial-tracking',
].join(' ');

const TWO_YEARS = 63_072_000;

/** The response headers that all hosts send. The settings file of each host is written from this list. */
export const headers: Header[] = [
  {
    // Adds to the security policy in each page's meta tag. Browsers accept frame-ancestors only in a header.
    name: 'Content-Security-Policy',
    value: "frame-ancestors 'none'; base-uri 'none'; form-action 'self'; object-src 'none'",
  },
  // X-Frame-Options forbids frames in browsers that do not know frame-ancestors.
  { name: 'X-Frame-Options', value: 'DENY' },
  // Strict-Transport-Security makes browsers that have seen the site over https never request it over http.
  // "includeSubDomains" and "preload" are left out, because they affect more than this site: docs/deploy.md.
  { name: 'Strict-Transport-Security', value: `max-age=${TWO_YEARS}` },
  // X-Content-Type-Options makes browsers trust the type of a file, so that they never run another file as a script.
  { name: 'X-Content-Type-Options', value: 'nosniff' },
  // Referrer-Policy tells other sites which site a visitor comes from, but not which page.
  { name: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  {
    name: 'Permissions-Policy',
    value: NEVER_USED.split(' ')
      .map((name) => `${name}=()`)
      .join(', '),
  },
  // Cross-Origin-Opener-Policy separates the pages from pages of other sites that open them or are opened by them.
  { name: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
  {
    // Cross-Origin-Resource-Policy forbids pages of other sites to show files of this site, except share cards, icons
    // and the pictures that structured data names.
    name: 'Cross-Origin-Resource-Policy',
    value: 'same-origin',
    except: {
      paths: ['/cards/', '/icons/', '/icon.svg', '/apple-icon.png', '/favicon.ico', '/generated/'],
      value: 'cross-origin',
    },
  },
];

/** The headers that have another value for some addresses. */
export const excepted = headers.flatMap(({ except, ...header }) => (except ? [{ ...header, except }] : []));

/** Whether an address is one of the paths, or lies in one of the folders among them. */
export const isWithin = (address: string, paths: string[]): boolean =>
  paths.some((path) => (path.endsWith('/') ? address.startsWith(path) : address === path));

/** The value of a response header for the file at an address. */
export const valueAt = ({ value, except }: Header, address: string): string =>
  except && isWithin(address, except.paths) ? except.value : value;

/** Puts a value into double quotes, as nginx and Apache read it. */
export const quoted = (value: string): string => `"${value.replaceAll('"', '\\"')}"`;
