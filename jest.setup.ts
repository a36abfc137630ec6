import '@testing-library/jest-dom';
import { TextEncoder } from 'node:util';

// Adds TextEncoder, which every supported browser has and jsdom lacks.
globalThis.TextEncoder ??= TextEncoder;
