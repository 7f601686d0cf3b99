import { voiceTexts } from '../voice/texts/texts';
import styles from './answer-sheet.module.css';

/** Confirmed words of a recording, told apart from written ones. */
export const SpokenText = ({ children }: { readonly children: string }) => (
  <div className={styles.spoken}>
    <p className="small quiet">{voiceTexts('spoken')}</p>
    <p className={styles.text}>{children}</p>
  </div>
);
