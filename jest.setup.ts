import '@testing-library/jest-dom';
import { TextEncoder } from 'node:util';

// Adds TextEncoder, which jsdom lacks and every supported browser has.
globalThis.TextEncoder ??= TextEncoder;
