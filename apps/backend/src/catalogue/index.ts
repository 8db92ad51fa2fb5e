/** What all campuses share: cities, skills, sectors, industries and programs. Other folders import from this file alone. */
export { createCities } from './cities/handlers.ts';
export { presentCityName, presentCityNames } from './cities/other-names.ts';
export { createIndustries } from './industries/handlers.ts';
export { chosenIndustry } from './industries/service.ts';
export { industries } from './tables/industries.ts';
export {
  masterProgramCatalogue,
  masterProgramImporter,
  masterProgramsOperations,
} from './master-programs/handlers.ts';
export { degreeName, degreeNames } from './programs/degree-name.ts';
export { createPrograms } from './programs/handlers.ts';
export { programName } from './programs/program-name.ts';
export { masterPrograms, programs, type Degree } from './tables/programs.ts';
export { findStateCode } from './reference/service.ts';
export { cities, states, type StateCode } from './tables/reference.ts';
export { createSectors } from './sectors/handlers.ts';
export { sectors } from './tables/sectors.ts';
export { createSkills } from './skills/handlers.ts';
export type { SkillMerge, SkillParts } from './skills/merge.ts';
export type { SkillVerdict } from './skills/suggestions.ts';
export { knownNames as knownSkillNames, skills } from './tables/skills.ts';
export { catalogueData } from './personal-data.ts';
