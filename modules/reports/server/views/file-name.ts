/** "hedo-chart-2.pdf", "hedo-chart-2-without-birth-data.pdf". */
export const fileName = (kind: 'chart' | 'report', version: number, birth: boolean, ending: string): string =>
  `hedo-${kind}-${version}${birth ? '' : '-without-birth-data'}.${ending}`;
