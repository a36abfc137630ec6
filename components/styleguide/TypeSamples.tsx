import styles from './Samples.module.scss';

export function TypeSamples({ id, title }: { id: string; title: string }) {
  return (
    <div className={styles.samples}>
      <h2 className={styles.display} id={id}>
        {title}: the sun pays
      </h2>
      <p className={styles.display} lang="hi">
        सूरज चुकाए बिल
      </p>
      <h2>A heading of two lines shows whether they are balanced, and how tightly they stand</h2>
      <h2 lang="hi">अपनी छत पर सोलर लगवाएँ, बिजली का बिल घटाएँ</h2>
      <h3>A smaller heading: ₹1,08,000 for 3 kW</h3>
      <h3 lang="hi">छोटा शीर्षक: 3 किलोवाट पर ₹1.08 लाख</h3>
      <p className={styles.lead}>A lead paragraph says in a line or two what the section is about.</p>
      <p>
        Body text. The panels make electricity while the sun shines; <a href="#content">a link in it</a>,{' '}
        <strong>strong words</strong>, ₹130,000 and 170 kmph.
      </p>
      <p lang="hi">पैनल धूप में बिजली बनाते हैं। आपका घर पहले वही बिजली इस्तेमाल करता है, इसलिए ग्रिड से कम ख़रीदनी पड़ती है।</p>
      <p className={styles.muted}>Muted text, in small letters, for what can wait.</p>
    </div>
  );
}
