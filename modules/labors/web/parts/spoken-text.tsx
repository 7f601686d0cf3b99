import styles from './saved-answer.module.css';
import { voiceTexts } from './voice/texts/texts';

/** Confirmed words of a recording, marked as spoken. */
export const SpokenText = ({ children }: { readonly children: string }) => (
  <div className={styles.spoken}>
    <p className="small quiet">{voiceTexts('spoken')}</p>
    <p className={styles.text}>{children}</p>
  </div>
);
