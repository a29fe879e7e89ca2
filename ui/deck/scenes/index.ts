import { juggler } from "./feasts";
export const TAROKS = [juggler];
