/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writeFiles } from '../system/files';
import { hasRouteIn } from './has-route';

test('the site has the routes for which app/ has a page', () => {
  const project = mkdtempSync(path.join(tmpdir(), 'routes-'));
  const pages = [
    '(en)/page.tsx',
    '(en)/home/page.tsx',
    '(en)/homes/[town]/page.tsx',
    '[lang]/page.tsx',
    '[lang]/homes/[town]/page.tsx',
    '(en)/draft/page.dev.tsx',
  ];
  writeFiles(
    path.join(project, 'app'),
    pages.map((file) => [file, '']),
  );
  const hasRoute = hasRouteIn(project);
  rmSync(project, { recursive: true });
  const there = ['(en)', '(en)/home', '(en)/homes/mau', '[lang]', '[lang]/homes/mau'];
  expect(there.filter((route) => !hasRoute(route))).toEqual([]);
  const absent = ['[lang]/home', '(en)/homes', '(en)/homes/mau/east', '(en)/draft', '(en)/lost'];
  expect(absent.filter(hasRoute)).toEqual([]);
});
