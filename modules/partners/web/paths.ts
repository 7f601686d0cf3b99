export const managementPath = '/management';
export const partnersPath = `${managementPath}/partners`;
