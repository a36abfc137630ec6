/**
 * Six typical electricity bills for each calculator, for visitors who have no bill at hand: ₹ a month. The load
 * follows from the bill (loads.ts), and all other answers are the defaults.
 */
export const usualBills = {
  home: [{ bill: 1000 }, { bill: 2000 }, { bill: 3000 }, { bill: 5000 }, { bill: 8000 }, { bill: 12000 }],
  society: [{ bill: 5000 }, { bill: 10000 }, { bill: 20000 }, { bill: 30000 }, { bill: 40000 }, { bill: 60000 }],
  business: [
    { kind: 'shop', bill: 5000 },
    { kind: 'shop', bill: 10000 },
    { kind: 'shop', bill: 25000 },
    { kind: 'industry', bill: 25000 },
    { kind: 'industry', bill: 50000 },
    { kind: 'industry', bill: 100000 },
  ],
};

/** The three homes for which the page of a town says what a plant costs and saves: its size and a month's bill. */
export const townSystems = [
  { kw: 2, bill: 2000 },
  { kw: 3, bill: 3000 },
  { kw: 5, bill: 5000 },
];
