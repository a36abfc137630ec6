import type { RawWords } from '../schemas/content-files';

export const estimator = {
  heading: 'आपका बिल कितना आता है?',
  choose: 'आम महीनों में जितना बिल भरते हैं, वह चुनिए।',
  saving: 'हर महीने बचत',
  kw: 'आपके लायक प्लांट',
  net: 'सब्सिडी के बाद दाम',
  emi: 'हर महीने EMI',
  payback: 'लागत निकलने में',
  basis:
    'वाराणसी शहर में ₹{bill} के बिल और {load} kW के भार पर; किस्त {years} साल के लोन की, {rate}% ब्याज पर। यह वादा नहीं है: राज्य की सब्सिडी तभी तक मिलती है, जब तक उसका बजट है।',
  calculator: { text: 'अपने बिल का हिसाब लगाइए', href: 'solar-calculator' },
  form: 'मेरी छत देखकर बताइए',
} satisfies RawWords['estimator'];
