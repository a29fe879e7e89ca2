/** The sections of the settings, and finding a setting by its name or one of its values. */

import type { IconName } from "../design/icons";
import type { Translate } from "../i18n/fluent";
import { CHOICES, type SettingName } from "../storage/settings.svelte";

/** A setting of several values or one that is on or off, and a message that explains it. */
export interface Setting {
  name: SettingName;
  switch?: true;
  hint?: string;
}
export interface SettingsGroup {
  id: "play" | "table" | "hand" | "deck";
  icon: IconName;
  settings: readonly Setting[];
}

export const SECTIONS: readonly SettingsGroup[] = [
  {
    id: "play",
    icon: "play",
    settings: [
      { name: "pace", hint: "pace-hint" },
      { name: "single", switch: true },
      { name: "tally", switch: true },
      { name: "coach", switch: true },
      { name: "strength", switch: true, hint: "strength-hint" },
      { name: "sounds", switch: true },
      { name: "vibration", switch: true },
      { name: "letters", switch: true },
    ],
  },
  { id: "table", icon: "settings", settings: [{ name: "theme" }, { name: "felt" }] },
  {
    id: "hand",
    icon: "people",
    settings: [{ name: "tap", hint: "peek-hint" }, { name: "taroks" }, { name: "ranks" }],
  },
  {
    id: "deck",
    icon: "star",
    settings: [
      { name: "deck" },
      { name: "courts" },
      { name: "numerals" },
      { name: "colours" },
      { name: "index" },
      { name: "back" },
      { name: "night", switch: true },
    ],
  },
];

/** What a setting is called where it is listed. */
export const nameOf = (t: Translate, { name, switch: isSwitch }: Setting): string =>
  t(isSwitch ? `switch-${name}` : name);

/** A text without case and marks, for people who type without them. */
const bare = (text: string): string => text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();

/** Whether every word that was typed is in one of the texts. */
export function matches(query: string, ...texts: string[]): boolean {
  const all = bare(texts.join(" "));
  return bare(query)
    .split(/\s+/)
    .every((word) => all.includes(word));
}

/** The settings of a section that are meant by what was typed: all, where it is the section that is named. */
export function found(t: Translate, { id, settings }: SettingsGroup, query: string): readonly Setting[] {
  if (matches(query, t(`settings-${id}`))) return settings;
  return settings.filter((setting) => {
    const values = setting.switch ? [] : CHOICES[setting.name].map((value) => t(`choice-${setting.name}-${value}`));
    return matches(query, nameOf(t, setting), ...values, setting.hint ? t(setting.hint) : "");
  });
}
