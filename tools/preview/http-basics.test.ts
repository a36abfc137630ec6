/** @jest-environment node */
import { isLocalHost, isSameSite } from './http-basics';

test.each([
  'localhost',
  'localhost:3000',
  'LOCALHOST:1',
  'a.b.localhost:3000',
  '127.0.0.1',
  '127.0.0.1:80',
  '[::1]',
  '[::1]:3000',
])('the host name %j counts as this machine', (host) => expect(isLocalHost(host)).toBe(true));

test.each([
  '',
  'example.com',
  'localhost.example.com',
  'notlocalhost',
  '127.0.0.1.nip.io',
  '192.168.1.5:3000',
  'localhost:x',
  '[::2]',
  'user@localhost',
  'localhost/',
  undefined,
])('the host name %j does not count as this machine', (host) => expect(isLocalHost(host)).toBe(false));

test('a request from another site or port is recognised by its headers Origin and Sec-Fetch-Site, and one without these is accepted', () => {
  const host = 'localhost:3000';
  expect(isSameSite({ host })).toBe(true);
  expect(isSameSite({ host, origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin' })).toBe(true);
  expect(isSameSite({ host, origin: 'http://localhost:3001', 'sec-fetch-site': 'same-site' })).toBe(false);
  expect(isSameSite({ host, origin: 'http://localhost:3001' })).toBe(false);
  expect(isSameSite({ host, origin: 'null' })).toBe(false);
  expect(isSameSite({ host, 'sec-fetch-site': 'cross-site' })).toBe(false);
});
