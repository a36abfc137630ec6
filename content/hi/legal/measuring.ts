import type { z } from 'zod';
import { analytics } from '../../facts/analytics';
import type { legalText } from '../../schemas/legal';

/**
 * Sentences of the privacy policy that depend on two settings: whether visits are counted, and whether a lead says
 * where its visit came from.
 */

type Block = z.input<typeof legalText>['sections'][number]['blocks'][number];

const source = process.env.NEXT_PUBLIC_LEAD_SOURCE === '1';

export const measuring = {
  inShort: analytics
    ? `वेबसाइट पर कितने लोग आए, यह हम ${analytics.name} से गिनते हैं, बिना कुकी के। यहाँ कोई विज्ञापन नहीं है।`
    : 'इस वेबसाइट पर न गिनती (एनालिटिक्स) होती है, न विज्ञापन हैं, न किसी का पीछा किया जाता है।',
  /** The paragraph on what a form sends about where a visit came from. It follows the tables of the forms. */
  sent: (source
    ? [
        'हर फॉर्म एक पंक्ति और भेजता है, जो बताती है कि आप यहाँ कहाँ से आए: आपने यहाँ सबसे पहले कौन सा पेज खोला, किस वेबसाइट के लिंक से आए, और उस लिंक में किसी अभियान का नाम था तो वह। इससे हमें पता चलता है कि कौन से विज्ञापन और साझेदार काम के हैं।',
      ]
    : []) satisfies Block[],
  hosts: analytics
    ? `तस्वीरें, फिल्में और अक्षर उसी होस्ट से आते हैं; गिनती वाली स्क्रिप्ट ${new URL(analytics.script).host} से आती है।`
    : 'तस्वीरें, फिल्में और अक्षर भी उसी होस्ट से आते हैं: किसी और कंपनी को पता नहीं चलता कि आप यहाँ आए थे।',
  carriers: (analytics
    ? [
        [
          `${analytics.name} हमारे लिए गिनता है कि कितने लोग आए। ${analytics.does} `,
          { text: `${analytics.name} की अपनी प्राइवेसी पॉलिसी`, href: analytics.policy },
          '।',
        ],
      ]
    : []) satisfies Block[],
  reading: source
    ? 'ये पेज कोई कुकी नहीं रखते। आप जो पहला पेज खोलते हैं, उस पर आपका ब्राउज़र एक पंक्ति रखता है कि आप कहाँ से आए, और टैब बंद होने तक ही रखता है। आप सिर्फ़ पढ़ते हैं, तो और कुछ नहीं रखा जाता।'
    : 'ये पेज कोई कुकी नहीं रखते। आप सिर्फ़ पढ़ते हैं, तो आपके यहाँ कुछ नहीं रखा जाता।',
  counting: analytics
    ? `आने वालों की गिनती ${analytics.name} करता है, जो कोई कुकी नहीं रखता।`
    : 'हम आने वालों की गिनती नहीं करते।',
  mayReceive: analytics
    ? `इन पेजों के सुरक्षा नियम के कारण आपका ब्राउज़र सिर्फ़ मेल सेवा और ${analytics.name} को डेटा भेज सकता है, और कहीं नहीं।`
    : 'इन पेजों के सुरक्षा नियम के कारण आपका ब्राउज़र फॉर्म का डेटा सिर्फ़ मेल सेवा को भेज सकता है, और कहीं नहीं।',
};
