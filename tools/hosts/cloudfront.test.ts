/** @jest-environment node */
import { cachingOf } from './caching';
import { uploadScript, viewerRequest } from './cloudfront';

type Query = Record<string, { value: string; multiValue?: { value: string }[] }>;
interface Result {
  uri?: string;
  statusCode?: number;
  headers?: { location: { value: string } };
}

const asked = (uri: string, querystring: Query = {}): Result =>
  new Function('event', `${viewerRequest()}; return handler(event);`)({ request: { uri, querystring } });

describe('the CloudFront function for requests', () => {
  test.each([
    ['/', '/index.html'],
    ['/commercial', '/commercial.html'],
    ['/housing_society', '/housing_society.html'],
    ['/_next/static/chunks/a.js', '/_next/static/chunks/a.js'],
    ['/404.html', '/404.html'],
    ['/.well-known/security.txt', '/.well-known/security.txt'],
    ['/.well-known/apple-app-site-association', '/.well-known/apple-app-site-association'],
  ])('for the address %s, CloudFront requests the file %s from S3', (uri, file) => {
    expect(asked(uri)).toMatchObject({ uri: file });
  });

  test.each([
    ['/commercial.html', '/commercial'],
    ['/commercial/', '/commercial'],
    ['/index.html', '/'],
    ['/index', '/'],
    ['//elsewhere/', '/elsewhere'],
  ])('CloudFront redirects %s to the canonical address %s', (uri, to) => {
    expect(asked(uri).headers?.location.value).toBe(to);
  });

  test.each(['//elsewhere.example/', '/a\r\nSet-Cookie:x/'])(
    'CloudFront does not redirect %j, because a redirect could lead to another site or add a header',
    (uri) => {
      expect(asked(uri).headers?.location.value).toBeUndefined();
    },
  );

  test('CloudFront keeps the query string of a redirected address', () => {
    const query = {
      from: { value: 'ad' },
      empty: { value: '' },
      a: { value: '1', multiValue: [{ value: '1' }, { value: '2' }] },
    };
    expect(asked('/commercial/', query).headers?.location.value).toBe('/commercial?from=ad&empty&a=1&a=2');
  });
});

describe('the upload to S3', () => {
  /** The AWS command line uses the last matching filter. */
  const commandsFor = (file: string) =>
    uploadScript()
      .split('\n')
      .filter((line) => line.startsWith('aws s3 sync'))
      .filter((line) => {
        let taken = true;
        for (const [, filter, pattern] of line.matchAll(/--(exclude|include) '([^']+)'/g)) {
          const fits = new RegExp(`^${pattern!.replaceAll('.', '\\.').replaceAll('*', '.*')}$`).test(file);
          if (fits) taken = filter === 'include';
        }
        return taken;
      });

  test.each([
    'index.html',
    'robots.txt',
    'icon.svg',
    'manifest.webmanifest',
    'guides/a.pdf',
    'cards/a.jpg',
    'films/a.mp4',
    'generated/a.avif',
    'generated/a.webp',
    '_next/static/a.js',
    '_next/static/media/a.woff2',
  ])('the upload to S3 sends %s once, with the Cache-Control for the address of that file', (file) => {
    const commands = commandsFor(file);
    expect(commands).toHaveLength(1);
    expect(commands[0]).toContain(`--cache-control '${cachingOf(`/${file}`)}'`);
  });

  test.each(['_headers', '.htaccess', 'index.html.br', '_next/static/a.js.gz'])(
    'the upload to S3 leaves out %s',
    (file) => {
      expect(commandsFor(file)).toEqual([]);
    },
  );
});
