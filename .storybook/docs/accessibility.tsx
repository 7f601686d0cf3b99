import { useEffect, useState } from 'react';
import { axeFile } from '../../core/tools/axe-file.mjs';
import type { AxeReport } from './axe-report';
import { Words } from './words';

/** What the part does for people who read or work differently, and what axe found when this very build was tested. */
export const Accessibility = ({ notes, title }: { readonly notes: readonly string[]; readonly title: string }) => {
  const [report, setReport] = useState<AxeReport | null | undefined>();
  useEffect(() => {
    let current = true;
    void fetch(axeFile(title))
      .then((answer) => (answer.ok ? (answer.json() as Promise<AxeReport | null>) : null))
      .catch(() => null)
      .then((found) => current && setReport(found));
    return () => {
      current = false;
    };
  }, [title]);
  return (
    <section className="part-section">
      <h2>Accessibility</h2>
      <ul>
        {notes.map((note) => (
          <li key={note}>
            <Words text={note} />
          </li>
        ))}
      </ul>
      {report !== undefined && <Result report={report} />}
    </section>
  );
};

const Result = ({ report }: { readonly report: AxeReport | null }) => {
  if (!report)
    return (
      <p className="axe-result">
        This build has not been checked by axe yet. <code>npm run e2e stories</code> checks it and fills this in.
      </p>
    );
  const { engine, checkedOn, stories, byNight, rules, violations } = report;
  return (
    <div className={`axe-result ${violations.length === 0 ? 'passed' : 'failed'}`}>
      <p>
        <strong>{violations.length === 0 ? 'No violations' : `${violations.length} violations`}</strong> in {stories}{' '}
        states on paper, {byNight} of them by night too. {rules} rules applied. {engine}, {checkedOn}.
      </p>
      {violations.length > 0 && (
        <ul>
          {violations.map((violation) => (
            <li key={violation}>{violation}</li>
          ))}
        </ul>
      )}
    </div>
  );
};
