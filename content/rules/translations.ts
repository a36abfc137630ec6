import type { PairRules } from '../../lib/content/pairs';

const set = (words: string) => new Set(words.split(/\s+/));

export const untranslated = set(
  `kW KW kWh kWp MW MWp kg EMI EMIs PDF FAQ GST UPPCL UPNEDA MNRE DISCOM DCR KYC CO GHS RWA AGM CAPEX RESCO Mono PERC
  TOPCon WhatsApp Facebook Instagram LinkedIn YouTube OTP EmailJS JavaScript GoodZero`,
);

export const pairRules: PairRules = {
  untranslated,
  withoutWords: set(
    `use id icon kind layout surface direction variant page town company confidence href link address consultation src
    picture pictures cover av1 h264 script policy email leadInbox code lang locale prefix browserColour legalName by
    reason doubt fingerprint chapters reviews names onBill least most default approved required sent sentAs value initial tabs
    askedAfter sender consent outcome attributes sendsTo modelledTown
    usedBy range t1 t2 t3`,
  ),
  // Some languages need no words in these places.
  mayBeEmpty: set('beforeLead consent'),
  names:
    /^(company|site\/(languages|analytics)) .*\b(name|shortName|phone|whatsapp)$|^facts\/((names|sums) |questions .*\bcolumns\.|\w+ facts\..*\b(unit|source)$)|^articles\/\S+ (.*\b(sources|related)\.\d+|drawing\..*\bat)$/,
};
