/**
 * Six typical electricity bills for each calculator, for visitors who have no bill at hand: ₹ a month, and the
 * sanctioned load in kW of such a connection. All other answers are the defaults.
 */
export const usualBills = {
  home: [
    { bill: 1000, load: 2 },
    { bill: 2000, load: 3 },
    { bill: 3000, load: 3 },
    { bill: 5000, load: 5 },
    { bill: 8000, load: 7 },
    { bill: 12000, load: 10 },
  ],
  society: [
    { bill: 5000, load: 8 },
    { bill: 10000, load: 15 },
    { bill: 20000, load: 30 },
    { bill: 30000, load: 45 },
    { bill: 40000, load: 60 },
    { bill: 60000, load: 74 },
  ],
  business: [
    { kind: 'shop', bill: 5000, load: 3 },
    { kind: 'shop', bill: 10000, load: 5 },
    { kind: 'shop', bill: 25000, load: 12 },
    { kind: 'industry', bill: 25000, load: 18 },
    { kind: 'industry', bill: 50000, load: 35 },
    { kind: 'industry', bill: 100000, load: 70 },
  ],
};

/** The three homes for which the page of a town says what a plant costs and saves: its size, a month's bill, the load. */
export const townSystems = [
  { kw: 2, bill: 2000, load: 3 },
  { kw: 3, bill: 3000, load: 3 },
  { kw: 5, bill: 5000, load: 5 },
];
