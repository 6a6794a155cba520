// Texts of the federation runtime's error codes: the codes alone are logged.
export const runtimeDescMap = {};
export const typeDescMap = {};
export const buildDescMap = {};
export const errorDescMap = {};
