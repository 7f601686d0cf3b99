declare module 'astronomia/data/elpMppDeFull' {
  const series: {
    W1: number[];
    L: Record<string, number[][]>;
    B: Record<string, number[][]>;
    R: Record<string, number[][]>;
  };
  export default series;
}

declare module 'astronomia/data/vsop87Bmars' {
  const series: {
    L: Record<string, number[][]>;
    B: Record<string, number[][]>;
    R: Record<string, number[][]>;
  };
  export default series;
}
