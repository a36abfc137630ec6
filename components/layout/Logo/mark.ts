/** The company's mark on a square of 48 units: a disc whose upper part is the sun, its lower part a tilted panel. */
export const mark = {
  box: '0 0 48 48',
  sun: 'M3.89 30.04A21 21 0 0 1 43.29 15.7z',
  panel:
    'M4.95 32.85 26.21 25.11 28.81 32.25 9.57 39.26A21 21 0 0 1 4.95 32.85zM28.66 24.22 44.28 18.54' +
    'A21 21 0 0 1 44.86 26.41L31.26 31.36zM11.91 41.17 29.7 34.69 32.76 43.09A21 21 0 0 1 11.91 41.17' +
    'zM32.14 33.81 44.3 29.38A21 21 0 0 1 35.07 41.84z',
} as const;
