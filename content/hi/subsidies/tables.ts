import { drawings } from '../../facts/drawings';
import { emiExamples as loans, stateGrants as grants } from '../../facts/subsidies';
import type { RawWords } from '../../schemas/content-files';

/** Writes a size of the facts as the rest of the Hindi site does: `2 kW` for `2KW`. */
const sized = (size: string) => size.replace(/kw$/i, ' kW');
/** Writes an amount of the facts with commas as India sets them: `₹1,30,000` for `₹130,000`. */
const lakhs = (amount: string) => amount.replace(/(\d)(\d\d,\d{3})$/, '$1,$2');

/** The table of subsidies by system size. */
export const stateGrants = {
  id: 'state-grants',
  heading: 'केंद्र और राज्य की सब्सिडी, साइज़ के हिसाब से',
  line: `यहाँ दोनों सब्सिडी एक साथ देखिए: चार साइज़ पर केंद्र और राज्य कितना देते हैं, बाकी रकम की ${grants.years} साल की किस्त (EMI) कितनी बनती है, और कितनी छत चाहिए।`,
  table: {
    caption: `साइज़ के हिसाब से सब्सिडी। EMI ${grants.years} साल की है।`,
    columns: ['साइज़', 'सब्सिडी', 'केंद्र', 'राज्य', 'EMI', 'कितनी छत'],
    rows: grants.rows.map(({ size, share, central, state, monthly, roof }) => [
      sized(size),
      share,
      central,
      state,
      monthly,
      `${roof} वर्ग फुट`,
    ]),
  },
  notes: ['राज्य की सब्सिडी हर राज्य में अलग है। आपके पते पर कौन सी मिलेगी, हमसे पूछ लीजिए।'],
  asOf: grants.asOf,
} satisfies RawWords['subsidies']['tables']['stateGrants'];

const about = (amount: string) => `करीब ${amount}`;

/** The table of bank loans, worked out for two solar systems. */
export const emiExamples = {
  id: 'emi-examples',
  heading: 'किस्त (EMI) के दो उदाहरण',
  line: 'यह बैंक के लोन का हिसाब है: कुछ लागत आप शुरू में देते हैं, कुछ सब्सिडी से निकल जाती है, और बाकी हर महीने की किस्तों में चुकाते हैं।',
  table: {
    caption: `EMI के उदाहरण: ${loans.interest} ब्याज, ${loans.start} डाउन पेमेंट`,
    columns: ['साइज़', 'लागत', 'डाउन पेमेंट', 'सब्सिडी', 'सब्सिडी के बाद', 'महीने की EMI', 'महीने'],
    rows: loans.rows.map(({ size, cost, start, subsidy, rest, monthly, months }) => [
      sized(size),
      lakhs(cost),
      start,
      lakhs(subsidy),
      rest,
      about(monthly),
      months,
    ]),
  },
  notes: ['ये उदाहरण हैं, लोन का ऑफर नहीं। लोन देना है या नहीं, और किन शर्तों पर, यह बैंक तय करता है।'],
  more: {
    text: 'आपके अपने बिल पर आँकड़े अलग होंगे।',
    link: { text: 'अपने बिल से दाम, सब्सिडी, EMI और बचत निकालिए', href: 'solar-calculator' },
  },
  bank: {
    text: 'लोन आपके और बैंक के बीच होता है। कागज़ों में हम मदद करते हैं: कोटेशन, नक्शा और वह मंज़ूरी जो बैंक देखना चाहता है।',
    logo: { ...drawings.bank, alt: 'लोन देने वाले बैंक का लोगो' },
  },
  asOf: loans.asOf,
} satisfies RawWords['subsidies']['tables']['emiExamples'];

/** Each bank loan of the table as one sentence. */
export const loansInWords = loans.rows.map(({ size, cost, start, subsidy, rest, monthly, months }) => ({
  name: sized(size),
  text: `${lakhs(cost)}, और ${lakhs(subsidy)} की सब्सिडी के बाद ${rest}। शुरू में ${start} देते हैं, फिर ${months} महीने तक हर महीने ${about(monthly)}।`,
}));
