declare module 'spdx-satisfies' {
  /** @throws Error for an expression that is not SPDX */
  export default function satisfies(expression: string, allowed: string[]): boolean;
}
