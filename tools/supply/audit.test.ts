/** @jest-environment node */
import { readAudit } from './audit';

const report = (vulnerabilities: object) =>
  `npm warn something\n${JSON.stringify({ auditReportVersion: 2, vulnerabilities }, null, 2)}\n`;

test('an answer without an advisory is clean', () => {
  expect(readAudit(report({}))).toEqual({ advisories: [] });
});

test('an advisory is told with package, weight and address', () => {
  const via = [{ title: 'Reads too much', url: 'https://example.com/1' }, 'b'];
  expect(readAudit(report({ a: { name: 'a', severity: 'high', range: '<2.0.0', via } }))).toEqual({
    advisories: ['a <2.0.0: high; Reads too much (https://example.com/1); through b'],
  });
});

test.each([
  [
    'a registry without such a service',
    'npm warn audit 405\n{\n  "message": "405 Method Not Allowed",\n  "error": { "summary": "" }\n}\nnpm error A log\n',
    '405 Method Not Allowed',
  ],
  ['no network', '{\n  "error": { "summary": "getaddrinfo ENOTFOUND" }\n}', 'getaddrinfo ENOTFOUND'],
  ['no JSON at all', 'npm error code EUNKNOWN\n', 'npm error code EUNKNOWN'],
])('%s counts as not asked', (_, output, unasked) => {
  expect(readAudit(output)).toEqual({ unasked });
});
