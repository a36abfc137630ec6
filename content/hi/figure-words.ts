import type { RawWords } from '../schemas/content-files';

/** Hindi words for the units and the sources of the figures in content/facts/solar/. */
export const figureWords = {
  units: {
    '₹/unit': '₹/यूनिट',
    '₹/kW a month': '₹/kW हर महीने',
    '%': '%',
    'units a year for 1 kW': 'यूनिट, 1 kW से साल में',
    '% less each year': '% हर साल कम',
    'kg/unit': 'किलो/यूनिट',
    'sq ft/kW': 'वर्ग फुट/kW',
    '₹': '₹',
    '₹/kW': '₹/kW',
    '₹ a month for 1 kW': '₹ हर महीने, 1 kW के लिए',
    'kW for ₹1,000 a month': 'kW, महीने के हर ₹1,000 पर',
    '% a year': '% हर साल',
    kW: 'kW',
    'kW/flat': 'kW/फ्लैट',
  },
  sources: {
    tariffOrder: '2026-27 के लिए 2 जुलाई 2026 का टैरिफ आदेश, जैसा ओपन प्रोजेक्ट TheDiscomBill ने समझा (21 अगस्त 2026)',
    tariffGuide: 'DesiMetrics, UPPCL के बिल की गाइड (11 सितंबर 2026)',
    netMeteringRules: 'Mercom India, उत्तर प्रदेश के रूफटॉप सोलर नियमों पर (2019)',
    subsidyRules: 'SolarQuarter, पीएम सूर्य घर पर (8 जुलाई 2025)',
    subsidyPage: 'इस वेबसाइट का सब्सिडी वाला पेज (21 नवंबर 2026)',
    installer: 'Indus Solar, कानपुर (25 सितंबर 2026)',
    priceIndex: 'Go Solar Index, भाव-सूची (2026)',
    gstGuide: 'SolarLadder, लागत की गाइड (2026)',
    field: 'Energies 2025, 18, 1921: अनुमान और नापी गई बिजली की तुलना',
    aging: 'Jordan और Kurtz, NREL (2011)',
    area: 'CSE SolarMyRoof, सवाल-जवाब',
    ours: 'हमारा अपना आँकड़ा',
  },
} satisfies RawWords['figureWords'];
