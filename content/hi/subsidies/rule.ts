import { rule as facts } from '../../facts/subsidies';
import type { RawWords } from '../../schemas/content-files';

const { part, upTo, partAfter, cap, asOf } = facts;

/** How the central subsidy is worked out, in the words of the subsidies page and of the guide for homeowners. */
export const rule = {
  heading: 'पीएम सब्सिडी का हिसाब कैसे होता है',
  text: 'पीएम सूर्य घर: मुफ़्त बिजली योजना आपके घर के सोलर प्लांट की लागत का एक हिस्सा देती है:',
  rule: [
    { figure: upTo },
    ' तक प्रति kW लागत का ',
    { figure: part },
    ', उससे आगे ',
    { figure: cap },
    ' तक के हिस्से का ',
    { figure: `${partAfter},` },
    ' और ज़्यादा से ज़्यादा ',
    { figure: cap },
    ' तक।',
  ],
  note: 'यह सिर्फ़ केंद्र की सब्सिडी है। आप इससे बड़ा प्लांट लगवा सकते हैं; सब्सिडी इसी सीमा पर रुक जाती है।',
  asOf,
} satisfies RawWords['subsidies']['rule'];
