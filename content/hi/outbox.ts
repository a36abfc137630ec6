import { replyTime } from './company';
import type { RawWords } from '../schemas/content-files';

/** The words of the notice about enquiries that are kept on the visitor's device until they have been sent. */
export const outbox = {
  label: 'इस फोन या कंप्यूटर पर आपकी पूछताछ',
  asked: '{when} की पूछताछ',
  keptUntil: '{date} को इसे इस फोन या कंप्यूटर से हटा दिया जाएगा।',
  sending: { heading: 'आपकी पूछताछ भेज रहे हैं…', text: 'थोड़ी देर यह पेज खुला रहने दीजिए।' },
  waiting: {
    heading: 'अभी भेजी नहीं गई है',
    text: 'आप ऑनलाइन हों, तो यह जल्दी से जल्दी अपने आप चली जाएगी। 24 घंटे से ज़्यादा हो जाएँ, तो भेजने से पहले आपसे पूछा जाएगा।',
    send: 'अभी भेजिए',
  },
  stopped: {
    heading: 'पूछताछ नहीं गई',
    text: 'इसे अभी भेजिए या हटा दीजिए।',
    send: 'अभी भेजिए',
  },
  unknown: {
    heading: 'शायद हम तक पहुँच गई है',
    text: `पक्का पता नहीं चला कि यह पहुँची या नहीं। हम ${replyTime.text} जवाब देते हैं; कोई जवाब न मिले तो फिर भेज दीजिए।`,
    send: 'फिर भेजिए',
  },
  sent: { heading: 'पहुँच गई', text: `यह हमें मिल गई है। सोलर सलाहकार ${replyTime.text} आपको जवाब देंगे।` },
  remove: 'हटाइए',
  close: 'बंद कीजिए',
} satisfies RawWords['outbox'];
