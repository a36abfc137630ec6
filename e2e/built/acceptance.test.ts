import { en } from '../site';
import { documentOf, documents, textOf } from './documents';

// Compares the words, figures and links that the specification fixes with the built pages.

/** A text that a page must contain: a string letter for letter, or a pattern if only a figure or language counts. */
type Wanted = string | RegExp;

/** A list of wanted texts, separated by " | " and by line ends. A text between slashes is a pattern. */
const list = ({ raw }: TemplateStringsArray, ...lists: Wanted[][]): Wanted[] =>
  raw.flatMap((text, index) => [
    ...text.split(/ \| |\n/).flatMap((part) => {
      const [, pattern, flags] = /^\/(.+)\/(i?)$/.exec(part.trim()) ?? [];
      return pattern ? new RegExp(pattern, flags) : part.trim() || [];
    }),
    ...(lists[index] ?? []),
  ]);

const largeBills = list`0 - 50,000 | 50,000 - 2,00,000 | > 2,00,000`;
const hero = list`Still paying for electricity? | Switch to solar. Let the sun pay your bills. | Get a quote | 4.8 | 5000+`;
const tiles = list`Our solar solutions | Homes | Housing Society | Commercial`;
const faq = list`General | Solar Maintenance | Solar Economics | 4-6 years | 3-6 months`;
const closing = list`Trusted By | ${faq} | In the News | Read More`;
const benefits = list`
  0% EMI financing | Cyclone-proof | winds up to 170 kmph | Rs 1 lakh guarantee against water leakage
  chemical anchoring | 5 years of maintenance | quarterly cleaning`;
const landing = list`
  Varanasi | Chandauli | Prayagraj | Bhadohi | Jaunpur | Many more | 18 cities
  Who are we? | 700+ staff | 90% | 5+ years of experience | 18,000+ homes solarised | Rs 30+ crore savings (2020-2024)
  Why choose us | ${benefits} | Know More | Download for free
  < ₹1500 | ₹1500 - ₹2500 | ₹2500 - ₹4000 | ₹4000 - ₹8000 | > ₹8000`;
const savingsGuarantee = list`
  /\b5-year savings guarantee\b/i | /\bbank guarantee\b/i | /\bgeneration shortfall\b/i | /\bcurrent grid rates\b/i`;

const everywhere = list`
  Home | Housing Society | Commercial | About Us | Subsidies | Sign up for free electricity →
  Rooftop solar made simple. We don't just sell solar — we give you peace of mind.
  Our Solutions | Homes | Quick Links | /© \d{4} /`;

/** Every figure and quoted string that the specification requires of a page. It requires nothing of other pages. */
const wanted: Readonly<Record<string, Wanted[]>> = {
  '/': [...hero, ...tiles, ...closing, ...landing],
  '/home': list`${hero} | ${tiles} | 90% | ${closing}`,
  '/residential': landing,
  '/commercial': list`
    /India’s top companies choose/ | Get a quote | Submit a Solar Project Enquiry
    Best price challenge | Great solar starts with precision designs
    200+ Commercial Projects | 5+ Years Experience | 130+ MWp Installation Experience | 30+ Cr Saving Annually
    Exceptional quality. End-to-end service. Delighted customers | Billing amount | ${largeBills}`,
  '/housing_society': list`
    100+ housing societies | Book a free consultation with us | 170+ | ${savingsGuarantee}
    /\bleakage-proof anchoring\b/i | ₹1 lakh | /\b5 years of maintenance\b/i | /\bmonthly panel cleaning\b/i
    /\bquarterly health checks\b/i | Our Projects | Schedule a FREE consultation with us today!
    Get genuine advice from our solar experts. No pressure, book only if you are satisfied!
    Management committee member | Resident | Builder | Facility Manager
    We already have AGM approval | We are in process of getting AGM approval | We do not have AGM approval | ${largeBills}
    A Guide To Going Solar For Housing Societies | /\bsavings\b/i | /\bright size\b/i | /\btechnologies\b/i
    /\bmyths\b/i | Download for free | ${closing}`,
  '/aboutus': list`
    700+ | /\bvision\b/i | /\bmission\b/i | /\bmethod\b/i | Our Journey | 2020 | ${closing}
    600+ clients solarised | 2,000+ happy customers | 300+ housing societies | 200+ commercial businesses`,
  '/subsidies': list`
    /\bgovernment solar subsidies in India\b/i | PM Surya Ghar Muft Bijli Yojana
    60% of unit cost up to 2 kW and 40% for the extra up to 3 kW, capped at 3 kW
    /₹45 (thousand|हज़ार|हजार)/ | /₹90 (thousand|हज़ार|हजार)/ | /₹1\.08 (lakh|लाख)/
    Subsidy | Central | State | EMI | Roof need | /\b4 years\b/ | /\b7% interest\b/ | /\b10% downpayment\b/
    Cost | Downpayment | After subsidy | Monthly EMI | Months`,
  '/go-solar': list`
    Schedule a FREE consultation | Residential | Housing | Commercial
    I agree to the terms of service & privacy policy`,
  '/guidedownload': list`/\bguide\b/i | /\bfree\b/i | /\bPDF\b/`,
  '/knowmore': benefits,
  '/careers': list`Under Construction | Go Back`,
  '/privacy-policy': list`/\bprivacy policy\b/i`,
  '/terms-of-service': list`/\bterms of service\b/i`,
  '/tnc-goodzero': list`/\bGoodZero\b/ | ${savingsGuarantee}`,
  '/accessibility': list`/\bWCAG\b/`,
};

/** The links that the specification requires of each page: their words and their addresses. */
const links: Readonly<Record<string, Record<string, string>>> = {
  '/': {
    'Get a quote': '/go-solar',
    Homes: '/residential',
    'Housing Society': '/housing_society',
    Commercial: '/commercial',
    'Know More': '/knowmore',
    'Download for free': '/guidedownload',
  },
  '/home': {
    'Get a quote': '/go-solar',
    Homes: '/residential',
    'Housing Society': '/housing_society',
    Commercial: '/commercial',
  },
  '/residential': { 'Know More': '/knowmore', 'Download for free': '/guidedownload' },
  '/commercial': { 'Get a quote': '/commercial#enquiry' },
  '/housing_society': {
    'Book a free consultation with us': '/go-solar#housing',
    'Download for free': '/guidedownload',
  },
  '/careers': { 'Go Back': '/' },
};

const subsidyRows = [
  ['2KW', '70%', '₹60,000', '₹30,000', '₹1,000', '200 sqft'],
  ['3KW', '60%', '₹78,000', '₹30,000', '₹1,800', '300 sqft'],
  ['4KW', '45%', '₹78,000', '₹30,000', '₹3,300', '400 sqft'],
  ['5KW', '40%', '₹78,000', '₹30,000', '₹4,200', '500 sqft'],
  ['2kW', '₹130,000', '₹13,000', '₹92,880', '₹37,120', 'about ₹1,300', '18'],
  ['3kW', '₹180,000', '₹18,000', '₹108,000', '₹72,000', 'about ₹1,881', '32'],
];

/** Whether a text contains a phrase as whole words: "5+" is not in "15+", nor "₹1,000" in "₹1,000,000". */
function isIn(text: string, phrase: Wanted) {
  const pattern =
    typeof phrase === 'string'
      ? `(?<![\\p{L}\\d.,₹])${phrase.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}\\d%+])(?![.,]\\d)`
      : phrase.source;
  return new RegExp(pattern, typeof phrase === 'string' ? 'u' : phrase.flags).test(text);
}

const missing = (page: Document, phrases: Wanted[]) => {
  const text = textOf(page.body);
  return phrases.filter((phrase) => !isIn(text, phrase)).map(String);
};

test.each(Object.entries(wanted))(
  '%s contains every figure and every string that the specification requires of it',
  (route, phrases) => {
    expect(missing(documentOf(route), phrases)).toEqual([]);
  },
);

test.each(documents.filter(({ site }) => site === en))(
  '$address contains the words of header and footer that every page has',
  ({ page }) => {
    expect(missing(page, everywhere)).toEqual([]);
  },
);

test.each(Object.entries(links))('the links of %s lead where the specification asks', (route, expected) => {
  const found = [...documentOf(route).querySelectorAll('main a')];
  const leads = (words: string, href: string) =>
    found.some((link) => link.getAttribute('href') === href && isIn(textOf(link), words));
  expect(Object.entries(expected).filter(([words, href]) => !leads(words, href))).toEqual([]);
});

test('the tables of the subsidies page hold every cell, in its row and in the right order', () => {
  const rows = [...documentOf('/subsidies').querySelectorAll('tr')].map((row) => [...row.cells].map(textOf));
  const isRow = (wantedRow: string[]) => (row: string[]) =>
    row.length === wantedRow.length && wantedRow.every((cell, column) => isIn(row[column]!, cell));
  expect(subsidyRows.filter((wantedRow) => !rows.some(isRow(wantedRow)))).toEqual([]);
});

test('each form shows the texts that the specification requires after a send and without consent', () => {
  const words = Object.entries(en.forms).map(([name, form]) => [name, form.labels]);
  expect(Object.fromEntries(words)).toMatchObject({
    landing: {
      success: 'Your request has been sent successfully!',
      failure: 'Error sending the request. Please try again.',
    },
    commercial: {
      success: 'Your enquiry has been submitted successfully!',
      failure: 'Error submitting the enquiry. Please try again.',
      consentAlert: 'Please agree to the terms and privacy policy.',
    },
    housing: {
      success: 'Form submitted successfully!',
      failure: 'Form submission failed. Please try again.',
      consentAlert: 'Please agree to the terms and conditions.',
    },
    tabbed: { success: 'Form submitted successfully!', failure: 'Failed to send form.' },
  });
});
