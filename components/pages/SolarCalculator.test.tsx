/** @jest-environment node */
import { renderToStaticMarkup } from 'react-dom/server';
import type { Site } from '@/content/read';
import { facts } from '@/lib/solar/facts.fixture';
import { pageOf } from '@/lib/pages';
import type { AssumptionId } from '@/lib/solar/names';
import { siteContent } from '@/tools/check-content/site-content';
import { SolarCalculator } from './SolarCalculator';

const [en] = siteContent().languages as [Site, ...Site[]];

/** Invented facts, so that a new tariff does not change the expected values. */
const site: Site = {
  ...en,
  solar: {
    ...en.solar,
    assumptions: Object.fromEntries(
      Object.entries(en.solar.assumptions).map(([id, assumption]) => [
        id,
        { ...assumption, value: facts.assumptions[id as AssumptionId] },
      ]),
    ) as Site['solar']['assumptions'],
    loads: facts.loads as Site['solar']['loads'],
    limits: facts.limits,
    sun: facts.sun as Site['solar']['sun'],
    slabEnds: facts.slabEnds,
  },
};

const shared =
  'kw units cost bill-before saving payback-low payback-likely payback-high gain-low gain-likely gain-high';

// The browser tests and the benchmark find figures by these names.
const contract = {
  home: {
    names: `${shared} central-subsidy state-subsidy net-cost net-cost-without-state down-payment emi emi-before bill-after saving-low saving-high payback-likely-without-state made co2`,
    values: { kw: '3', 'bill-before': '3000', 'bill-after': '821.38', saving: '2178.62', 'net-cost': '72000' },
  },
  society: {
    names: `${shared} subsidy net-cost bill-after saving-per-flat share-per-flat`,
    values: { kw: '42', 'bill-before': '40000', 'bill-after': '7788.91', saving: '32211.09', 'net-cost': '1481760' },
  },
  business: {
    names: `${shared} fed-in depreciation payback-after-tax`,
    values: { kw: '60', 'bill-before': '100000', saving: '46292.73', cost: '2940000' },
  },
};

describe.each(Object.entries(contract))('the page of the calculator for a %s', (kind, { names, values }) => {
  const html = renderToStaticMarkup(<SolarCalculator site={site} kind={kind as keyof typeof contract} />);
  const outputs = [...html.matchAll(/<output([^>]*)>([^<]*)<\/output>/g)].map(([, attributes, text]) => ({
    name: /\bname="([^"]*)"/.exec(attributes!)![1]!,
    value: /\bdata-value="([^"]*)"/.exec(attributes!)![1]!,
    text,
  }));

  test('the page of a calculator shows each figure once', () => {
    expect(outputs.map(({ name }) => name).sort()).toEqual(names.split(' ').sort());
  });

  test('the HTML of a calculator contains the figures of the worked example, and shows a number for each figure', () => {
    expect(Object.fromEntries(outputs.map(({ name, value }) => [name, value]))).toMatchObject(values);
    expect(outputs.filter(({ text }) => !/\d/.test(text!))).toEqual([]);
  });

  test('the form of a calculator asks for the bill first, and then all other questions of the calculation', () => {
    const calculator = html.slice(html.indexOf('<form'), html.indexOf('</form>'));
    const fields = [...calculator.matchAll(/<(?:input|select)[^>]*\bname="([^"]*)"/g)].map(([, name]) => name!);
    const asked = fields.filter((name) => !name.startsWith('a-'));
    expect(asked[0]).toBe('bill');
    expect([...asked].sort()).toEqual(
      site.solar.questions[kind as keyof typeof contract].map(({ name }) => name).sort(),
    );
  });
});

test.each([
  ['home', '#consultation', 'solar-calculator'],
  ['society', '#consultation', 'solar-calculator-society'],
  ['business', '#enquiry', 'solar-calculator-business'],
] as const)('the calculator for a %s links to the lead form %s on the same page', (kind, form, page) => {
  const html = renderToStaticMarkup(<SolarCalculator site={site} kind={kind} />);
  expect(html).toContain(`id="${form.slice(1)}"`);
  expect(html).toContain(`href="${form}"`);
  const { calculator } = pageOf(site, page, 'calculator');
  if (calculator.largeSupply) expect(html).toContain(`<a href="${form}">${calculator.largeSupply.ask}</a>`);
});
