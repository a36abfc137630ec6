/** A header that every answer carries. */
export interface Header {
  name: string;
  value: string;
  /** Another value at some addresses: folders (`/cards/`) and single files (`/icon.svg`). No address stands in two of them. */
  except?: { paths: string[]; value: string };
}

/** Features of browsers that no page uses. They are switched off, so that an injected script could not use them either. */
const NEVER_USED =
  'accelerometer camera clipboard-read display-capture encrypted-media fullscreen gamepad geolocation gyroscope hid idle-detection local-fonts magnetometer microphone midi payment picture-in-picture publickey-credentials-create publickey-credentials-get screen-wake-lock serial storage-access usb xr-spatial-tracking';

const TWO_YEARS = 63_072_000;

/** The headers that all hosts send: each host's file is written from this list. */
export const headers: Header[] = [
  {
    // Each page carries a policy of its own in a meta tag, and both hold. Browsers heed frame-ancestors in a header alone.
    name: 'Content-Security-Policy',
    value: "frame-ancestors 'none'; base-uri 'none'; form-action 'self'; object-src 'none'",
  },
  // The same as frame-ancestors, for browsers that do not know it.
  { name: 'X-Frame-Options', value: 'DENY' },
  // Browsers that have seen the site over https never ask for it over http. "includeSubDomains" and "preload" bind more
  // than this site: docs/deploy.md.
  { name: 'Strict-Transport-Security', value: `max-age=${TWO_YEARS}` },
  // Browsers take a file for what its type says, and do not guess a script in it.
  { name: 'X-Content-Type-Options', value: 'nosniff' },
  // Other sites learn which site a visitor comes from, not which page or which campaign in its address.
  { name: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  {
    name: 'Permissions-Policy',
    value: NEVER_USED.split(' ')
      .map((name) => `${name}=()`)
      .join(', '),
  },
  // A page that opens this one, or is opened by it, cannot reach into it.
  { name: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
  {
    // Pages of other sites can show no file of this one, except the pictures that are offered to them: share cards, icons,
    // and those that structured data names.
    name: 'Cross-Origin-Resource-Policy',
    value: 'same-origin',
    except: {
      paths: ['/cards/', '/icons/', '/icon.svg', '/apple-icon.png', '/favicon.ico', '/generated/'],
      value: 'cross-origin',
    },
  },
];

/** Whether an address is one of the paths, or in one of their folders. */
export const isWithin = (address: string, paths: string[]): boolean =>
  paths.some((path) => (path.endsWith('/') ? address.startsWith(path) : address === path));

/** The value that is sent with the file at an address. */
export const valueAt = ({ value, except }: Header, address: string): string =>
  except && isWithin(address, except.paths) ? except.value : value;

/** The value within double quotes, as nginx and Apache read it. */
export const quoted = (value: string): string => `"${value.replaceAll('"', '\\"')}"`;
