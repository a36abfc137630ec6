/** A header that every answer carries, and why. */
export interface Header {
  name: string;
  value: string;
  reason: string;
  /** Another value at some addresses: folders (`/cards/`) and single files (`/icon.svg`). No address stands in two of them. */
  except?: { paths: string[]; value: string };
}

/** What a page could ask of a browser and these never do: whatever a stranger got into a page could not ask for it either. */
const NEVER_USED = [
  'accelerometer',
  'camera',
  'clipboard-read',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'storage-access',
  'usb',
  'xr-spatial-tracking',
];

const TWO_YEARS = 63_072_000;

/** The one source of what all hosts send: each file for a host is written from this list. */
export const headers: Header[] = [
  {
    name: 'Content-Security-Policy',
    value: "frame-ancestors 'none'; base-uri 'none'; form-action 'self'; object-src 'none'",
    reason:
      'Each page carries a policy of its own in a meta tag, and both hold. A browser heeds frame-ancestors in a header alone.',
  },
  { name: 'X-Frame-Options', value: 'DENY', reason: 'What frame-ancestors says, for browsers that do not know it.' },
  {
    name: 'Strict-Transport-Security',
    value: `max-age=${TWO_YEARS}`,
    reason:
      'Once seen over https, the site is never asked for over http. "includeSubDomains" and "preload" bind more than this site: docs/deploy.md.',
  },
  {
    name: 'X-Content-Type-Options',
    value: 'nosniff',
    reason: 'A file is what its type says, and no browser guesses a script in it.',
  },
  {
    name: 'Referrer-Policy',
    value: 'strict-origin-when-cross-origin',
    reason: 'Other sites learn which site a visitor comes from, not which page or which campaign in its address.',
  },
  {
    name: 'Permissions-Policy',
    value: NEVER_USED.map((name) => `${name}=()`).join(', '),
    reason: 'What no page uses is off.',
  },
  {
    name: 'Cross-Origin-Opener-Policy',
    value: 'same-origin',
    reason: 'A page that opens this one, or is opened by it, holds no handle on it.',
  },
  {
    name: 'Cross-Origin-Resource-Policy',
    value: 'same-origin',
    reason:
      "No other site's page can embed our files, but for pictures that we offer to others: share cards, icons, and those that structured data names.",
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
