import path from 'node:path';
import { filesIn } from '../system/files';

/**
 * Returns a function that tells whether app/ has a page for an address: `app/(en)/careers/page.tsx` is for /careers,
 * and `app/hi/rooftop-solar/[town]/page.tsx` for every town in Hindi.
 */
export function shownAddresses(project = process.cwd()): (address: string) => boolean {
  const routes = filesIn(path.join(project, 'app'))
    .map((file) => `/${file.replaceAll('\\', '/')}`)
    .filter((file) => file.endsWith('/page.tsx'))
    .map((file) => file.replace(/\/page\.tsx$/, '').replaceAll(/\/\([^)]*\)/g, ''));
  const patterns = routes.map((route) => new RegExp(`^${route.replaceAll(/\[\w+\]/g, '[^/]+') || '/'}$`));
  return (address) => patterns.some((pattern) => pattern.test(address));
}
