import { unbroken } from '@/components/ui/Text/unbroken';
import styles from './ArticleList.module.scss';

type Article = { question: string; short: string; address: string };

export function ArticleList({ articles }: { articles: readonly Article[] }) {
  return (
    <div className={`surface-noon ${styles.page}`}>
      <ul className={styles.list}>
        {articles.map(({ question, short, address }) => (
          <li className={styles.item} key={address}>
            <h2 className={styles.question}>
              <a href={address}>{question}</a>
            </h2>
            <p>{unbroken(short)}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
