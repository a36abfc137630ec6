/** @jest-environment node */
import { systemOf } from './system-of';

test.each([
  ['@next/swc-darwin-arm64', { os: ['darwin'], cpu: ['arm64'] }],
  ['@next/swc-win32-x64-msvc', { os: ['win32'], cpu: ['x64'] }],
  ['@a/binding-linux-arm-gnueabihf', { os: ['linux'], cpu: ['arm'], libc: ['glibc'] }],
  ['@a/binding-linux-riscv64-musl', { os: ['linux'], cpu: ['riscv64'], libc: ['musl'] }],
  ['@a/binding-android-arm-eabi', { os: ['android'], cpu: ['arm'] }],
])('the name %s tells its system', (name, system) => {
  expect(systemOf(name)).toEqual(system);
});

test('a package name without a system is refused', () => {
  expect(() => systemOf('fsevents')).toThrow('fsevents: its name does not tell which system it is for');
});
