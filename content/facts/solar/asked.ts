import { towns } from '../towns';

/**
 * The questions of each calculator: the name of each in the address of a shared calculation, the allowed answers, and
 * the default answer (`usual`). A question with `empty` needs no answer; without one, the load follows from the bill
 * (loads.ts). The slider of the bill covers only the most common amounts.
 */
const town = { name: 'city', options: Object.keys(towns), usual: 'varanasi' };
const area = { name: 'area', least: 100, most: 10000, step: 1, empty: true };

export const asked = {
  home: [
    { name: 'bill', least: 100, most: 100000, step: 0.01, usual: 3000, slider: { least: 500, most: 15000, step: 100 } },
    { name: 'units', least: 1, most: 10000, step: 0.01, empty: true },
    { name: 'load', least: 1, most: 50, step: 0.5, empty: true },
    area,
    town,
    { name: 'kind', options: ['urban', 'rural'], usual: 'urban' },
    { name: 'kw', least: 1, most: 10, step: 1, empty: true },
    { name: 'loan', options: ['3', '5', '7', '10'], usual: '5' },
    { name: 'rate', least: 0, most: 20, step: 0.01, usual: 7 },
    { name: 'state', options: ['on', 'off'], usual: 'on' },
  ],
  society: [
    { name: 'flats', least: 1, most: 2000, step: 1, usual: 60 },
    {
      name: 'bill',
      least: 500,
      most: 1000000,
      step: 0.01,
      usual: 40000,
      slider: { least: 2000, most: 100000, step: 1000 },
    },
    { name: 'rate', least: 1, most: 15, step: 0.01, usual: 6.5 },
    { name: 'load', least: 1, most: 74, step: 0.5, empty: true },
    area,
    { name: 'residents', least: 0, most: 2000, step: 0.01, usual: 0 },
    town,
    { name: 'kw', least: 1, most: 74, step: 1, empty: true },
  ],
  business: [
    { name: 'kind', options: ['industry', 'shop'], usual: 'industry' },
    {
      name: 'bill',
      least: 500,
      most: 1000000,
      step: 0.01,
      usual: 100000,
      slider: { least: 2000, most: 200000, step: 1000 },
    },
    { name: 'load', least: 1, most: 74, step: 0.5, empty: true },
    area,
    { name: 'day', least: 1, most: 100, step: 1, usual: 60 },
    { name: 'off', least: 0, most: 3, step: 1, usual: 1 },
    { name: 'feed', least: 0, most: 10, step: 0.01, usual: 2 },
    { name: 'tax', least: 0, most: 40, step: 0.01, usual: 25.17 },
    { name: 'gst', options: ['on', 'off'], usual: 'on' },
    town,
    { name: 'kw', least: 1, most: 74, step: 1, empty: true },
  ],
};
