import type { Redirect } from '../../content/rules/redirects';
import { htaccess } from './apache';
import { responseHeadersPolicy, uploadScript, viewerRequest, viewerResponse } from './cloudfront';
import { headersFile } from './headers-file';
import { nginxServer, nginxSite, nginxTls } from './nginx';
import { redirectsFile } from './redirects';
import { vercelSettings } from './vercel';

export const HOSTING = 'hosting';

/** The settings files that Netlify, Cloudflare Pages and Apache read from the export, by their paths there. */
export const filesInExport = (redirects: readonly Redirect[]): Record<string, string> => ({
  _headers: headersFile(),
  '.htaccess': htaccess(redirects),
  ...redirectsFile(redirects),
});

/** The settings files for nginx, Vercel and CloudFront, by their paths in `hosting/`. */
export const filesBeside = (site: string, redirects: readonly Redirect[]): Record<string, string> => ({
  'nginx/site.conf': nginxSite(redirects),
  'nginx/tls.conf': nginxTls(),
  'nginx/server.conf': nginxServer(site),
  'vercel/vercel.json': vercelSettings(redirects),
  'cloudfront/response-headers-policy.json': responseHeadersPolicy(),
  'cloudfront/viewer-request.js': viewerRequest(redirects),
  'cloudfront/viewer-response.js': viewerResponse(),
  'cloudfront/upload.sh': uploadScript(),
});
