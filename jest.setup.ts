import '@testing-library/jest-dom';
import { TextEncoder } from 'node:util';

// Adds TextEncoder to jsdom, which lacks it. Every supported browser has it.
globalThis.TextEncoder ??= TextEncoder;
