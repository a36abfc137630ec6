import { hindi as facts } from '../../facts/subsidies';
import type { RawWords } from '../../schemas/content-files';

const { one, two, three } = facts;

/**
 * The section about the subsidy scheme on the Hindi page, which leads on from the words above it; the section in Hindi on
 * the English page stands alone. Source for who is eligible and for the steps: https://pmsuryaghar.gov.in
 */
export const hindi = {
  heading: 'पीएम सूर्य घर: मुफ़्त बिजली योजना',
  intro:
    'छत पर आपका प्लांट, उसी से घर की बिजली, और लगवाने के खर्च में कुछ हिस्सा सरकार का: योजना बस इतनी है। कितनी सब्सिडी मिलती है, किसे और कैसे, तीनों बातें नीचे हैं।',
  amounts: {
    heading: 'केंद्र और उत्तर प्रदेश, दोनों की सब्सिडी मिलाकर',
    list: [
      {
        size: `${one.size} kW के प्लांट पर`,
        amount: `₹${one.thousand} हज़ार`,
        inEnglish: `${one.size} kW पर कुल ₹${one.thousand} हज़ार`,
      },
      {
        size: `${two.size} kW के प्लांट पर`,
        amount: `₹${two.thousand} हज़ार`,
        inEnglish: `${two.size} kW पर कुल ₹${two.thousand} हज़ार`,
      },
      {
        size: `${three.size} kW या उससे बड़े प्लांट पर`,
        amount: `₹${three.lakh} लाख`,
        inEnglish: `${three.size} kW और उससे आगे कुल ₹${three.lakh} लाख`,
      },
    ],
  },
  who: {
    heading: 'किसे मिल सकती है',
    list: [
      'आप भारत के नागरिक हों।',
      'मकान आपका हो, और उसकी छत पर सोलर पैनल लगाने लायक जगह हो।',
      'घर में बिजली का वैध कनेक्शन हो।',
      'सोलर पैनल पर आपके परिवार ने पहले कोई और सब्सिडी न ली हो।',
    ],
  },
  steps: {
    heading: 'कैसे मिलती है, कदम-दर-कदम',
    list: [
      'राष्ट्रीय पोर्टल पर पंजीकरण कीजिए। वहाँ राज्य, बिजली कंपनी, उपभोक्ता संख्या, मोबाइल नंबर और ई-मेल भरना होता है।',
      'उपभोक्ता संख्या और मोबाइल नंबर से लॉगिन कीजिए और रूफटॉप सोलर के लिए आवेदन कीजिए।',
      'बिजली कंपनी देखती है कि आपके यहाँ प्लांट लग सकता है या नहीं। उसकी मंज़ूरी आने दीजिए।',
      'मंज़ूरी आ जाए, तब बिजली कंपनी के यहाँ पंजीकृत किसी वेंडर से प्लांट लगवाइए।',
      'प्लांट का ब्योरा पोर्टल पर भरिए और नेट मीटर के लिए आवेदन कीजिए।',
      'नेट मीटर लग जाए और बिजली कंपनी जाँच कर ले, तब पोर्टल पर कमीशनिंग रिपोर्ट बनती है।',
      'अपने बैंक खाते का ब्योरा और एक रद्द किया हुआ चेक पोर्टल पर डालिए। सब्सिडी सीधे आपके खाते में आती है।',
    ],
  },
  ask: {
    heading: 'अपने घर का हिसाब पूछिए',
    text: 'आपके घर पर कितनी सब्सिडी मिल सकती है और कितना खर्च आएगा, हमसे हिंदी में पूछ लीजिए। सलाह मुफ़्त है।',
    call: 'फोन कीजिए',
    whatsapp: 'WhatsApp पर लिखिए',
    greeting: 'नमस्ते, मुझे अपने घर की छत पर सोलर लगवाने और सब्सिडी के बारे में जानना है।',
  },
  note: 'हम निजी कंपनी हैं, सरकारी दफ़्तर नहीं। योजना के नियम और रकम बदल सकते हैं, इसलिए आवेदन से पहले राष्ट्रीय पोर्टल ज़रूर देख लीजिए।',
  portal: { text: 'राष्ट्रीय पोर्टल खोलिए: pmsuryaghar.gov.in', href: 'https://pmsuryaghar.gov.in' },
  asOf: facts.asOf,
} satisfies RawWords['subsidies']['hindi'];
