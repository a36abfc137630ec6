import type { PairRules } from '../../lib/words/pairs';
import type { FactRules } from '../../lib/words/unread-facts';

const set = (words: string) => new Set(words.split(/\s+/));

/** What stands once for all languages in the files of this site. */
export const pairRules: PairRules = {
  alike: set(
    `kW KW kWh kWp MW MWp kg EMI EMIs PDF FAQ GST UPPCL UPNEDA MNRE DISCOM DCR KYC CO GHS RWA AGM CAPEX RESCO Mono PERC
    TOPCon WhatsApp Facebook Instagram LinkedIn YouTube OTP EmailJS JavaScript GoodZero`,
  ),
  withoutWords: set(
    `use id icon kind layout surface direction variant page town company confidence href link address consultation src
    picture pictures cover av1 h264 script policy email leadInbox code lang locale prefix browserColour legalName by
    reason seal chapters reviews names onBill least most default approved required sent sentAs value initial tabs
    askedAfter sender consent outcome attributes sendsTo`,
  ),
  // The words before a lead, in the language in which leads are written, and those after the last link of the consent.
  mayBeEmpty: set('beforeLead consent'),
  names:
    /^(company|site\/(languages|analytics)) .*\bname$|^facts\/((names|sums) |\w+ figures\..*\b(unit|source)$)|^articles\/\S+ (.*\b(sources|related)\.\d+|figure\..*\bat)$/,
};

/** Which facts have to be named by a text. Of figures, the schema has exactly those that the calculators read. */
export const factRules: FactRules = {
  entries: { claims: 1, 'guide-sources': 1, steps: 2, subsidies: 4, sums: 1, usual: 1 },
  // The check before the launch reads these.
  notShown: ['approved', 'asOf', 'published'],
  // The year is told to search engines.
  readBySite: ['facts/claims#founded'],
  figures: ['tariff', 'sun', 'prices', 'grants', 'loads', 'limits'],
};
